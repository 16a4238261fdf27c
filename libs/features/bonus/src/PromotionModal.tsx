import { toApiError, useReadAgain } from '@wallet/api-client';
import { useGetActiveBonusQuery } from '@wallet/api-client/bonuses';
import { activatePromotionAction, useFindPromotionQuery } from '@wallet/api-client/promotions';
import { ModalDialog, ModalLoading, QueryView, SavedDialog, useModal, useModalDetail } from '@wallet/app-shell';
import { toPromotionCode } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome, isUnderWay, mayHaveActed, useDoneText, useMoneyAction, useReadAhead } from '@wallet/money';
import { Button, EmptyState, Notice, RichText, StateArt, useIsHtmlReady } from '@wallet/ui-kit';
import { Conditions, Figures } from './components/BonusTerms.tsx';
import styles from './components/BonusTerms.module.scss';

/** A promotion found by its code and the button that receives it. Its address names the code. */
export function PromotionModal() {
  const code = toPromotionCode(useModalDetail('bonus') ?? '');
  return <OnePromotion key={code} code={code} />;
}

function OnePromotion({ code }: { readonly code: string }) {
  const { t } = useText('bonus');
  const { close } = useModal();
  const query = useFindPromotionQuery(code, { skip: code === '' });
  const active = useGetActiveBonusQuery();
  const readAgain = useReadAgain();
  const isHtmlReady = useIsHtmlReady();
  const doneText = useDoneText();
  const { state: action, run, prepare, check, reset } = useMoneyAction(activatePromotionAction);
  useReadAhead(prepare, code === '' ? null : { code });

  const error = query.error && toApiError(query.error);
  const promotion = error ? undefined : query.data;
  const isUnknownCode = code === '' || (error?.kind === 'refused' && error.code === 'NO_PROMOTION');
  const isOtherActive = active.data?.isActive === true && !mayHaveActed(action);

  const dismissOutcome = () => {
    reset();
    // Another bonus may have become active in the meantime.
    readAgain('ActiveBonus');
  };

  const searching = (
    <>
      <p>{t('promotion.searching')}</p>
      <ModalLoading />
    </>
  );
  return (
    <>
      <ModalDialog
        title={t('active.types.promotion')}
        actions={
          promotion && (
            <Button
              fullWidth
              disabled={isOtherActive || action.phase === 'done'}
              isBusy={isUnderWay(action)}
              busyLabel={t('promotion.receiving')}
              onClick={() => void run({ code })}
            >
              {t('promotion.receive')}
            </Button>
          )
        }
      >
        <QueryView
          query={{ ...query, data: isUnknownCode ? null : isHtmlReady ? promotion : undefined }}
          failedTitle={t('failed')}
          loading={searching}
        >
          {(found) =>
            found ? (
              <div className={styles.terms}>
                <p className={styles.code} translate="no">
                  {code}
                </p>
                <Figures percentFail={found.percentFail} />
                {found.description !== '' && <RichText text={found.description} />}
                <Conditions />
                <ActionOutcome state={action} refusedAs="alert" onCheck={check} onClose={dismissOutcome} />
                {isOtherActive && <Notice variant="warning">{t('receive.other')}</Notice>}
              </div>
            ) : (
              <EmptyState art={<StateArt kind="search" />} title={t('promotion.notFound')} text={code} />
            )
          }
        </QueryView>
      </ModalDialog>
      {action.phase === 'done' && <SavedDialog text={doneText(t('promotion.received'), action)} onClose={close} />}
    </>
  );
}
