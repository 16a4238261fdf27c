import { useReadAgain } from '@wallet/api-client';
import { activateBonusAction, useGetActiveBonusQuery, useGetBonusesQuery } from '@wallet/api-client/bonuses';
import {
  ModalDialog,
  ModalLoading,
  QueryView,
  SavedDialog,
  useBackendTime,
  useBannerCarousel,
  useModal,
  useModalDetail,
} from '@wallet/app-shell';
import { bonusState } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome, isUnderWay, mayHaveActed, useDoneText, useMoneyAction, useReadAhead } from '@wallet/money';
import { Button, EmptyState, Notice, StateArt, useIsHtmlReady } from '@wallet/ui-kit';
import { BonusTerms } from './components/BonusTerms.tsx';

/** One bonus with its conditions and the button that accepts them. Its address names the bonus. */
export function BonusModal() {
  const code = useModalDetail('bonus') ?? '';
  return <OneBonus key={code} code={code} />;
}

function OneBonus({ code }: { readonly code: string }) {
  const { t } = useText('bonus');
  const { close } = useModal();
  const bonuses = useGetBonusesQuery();
  const active = useGetActiveBonusQuery();
  const readAgain = useReadAgain();
  const now = useBackendTime();
  const isHtmlReady = useIsHtmlReady();
  const doneText = useDoneText();
  const { state: action, run, prepare, check, reset } = useMoneyAction(activateBonusAction);
  useReadAhead(prepare, { code });

  const bonus = bonuses.data?.find((each) => each.code === code);
  const state = bonus && bonusState(bonus, now);
  const hasBanners = bonus !== undefined && bonus.banners.length > 0;
  const carousel = useBannerCarousel(hasBanners);
  const isLoading = bonuses.data === undefined && !bonuses.isError;
  // If it is not known whether another bonus is in use, the backend decides.
  const isOtherActive = state === 'available' && active.data?.isActive === true && !mayHaveActed(action);
  const areBannersReady = isHtmlReady && (!hasBanners || carousel !== undefined);
  const canReceive = areBannersReady && state === 'available' && !isOtherActive && action.phase !== 'done';
  const dismissOutcome = () => {
    reset();
    // Whatever caused the refusal may have changed since.
    readAgain('Bonuses', 'ActiveBonus');
  };

  const note = isOtherActive ? (
    <Notice variant="warning">{t('receive.other')}</Notice>
  ) : (
    (state === 'current' || state === 'received') && <Notice variant="info">{t(`card.${state}`)}</Notice>
  );

  return (
    <>
      <ModalDialog
        title={t('receive.title')}
        actions={
          (bonus ?? isLoading) && (
            <Button
              fullWidth
              disabled={!canReceive}
              isBusy={isUnderWay(action)}
              busyLabel={t('receive.busy')}
              onClick={() => void run({ code })}
            >
              {t('receive.submit')}
            </Button>
          )
        }
      >
        {/* With its banners and their texts, which would move what is below them. */}
        <QueryView
          query={{ ...bonuses, data: areBannersReady ? bonuses.data : undefined }}
          failedTitle={t('failed')}
          loading={<ModalLoading />}
        >
          {() =>
            bonus ? (
              <BonusTerms bonus={bonus} carousel={carousel} note={note}>
                <ActionOutcome state={action} refusedAs="alert" onCheck={check} onClose={dismissOutcome} />
              </BonusTerms>
            ) : (
              <EmptyState art={<StateArt kind="coupon" />} title={t('receive.gone')} />
            )
          }
        </QueryView>
      </ModalDialog>
      {action.phase === 'done' && <SavedDialog text={doneText(t('receive.done'), action)} onClose={close} />}
    </>
  );
}
