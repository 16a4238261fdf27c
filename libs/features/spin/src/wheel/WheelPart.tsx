import { spinAction, type WheelSetup } from '@wallet/api-client/spin-wheel';
import { useText } from '@wallet/i18n';
import { ActionOutcome } from '@wallet/money';
import { Button, MutedIcon, Notice, SoundIcon } from '@wallet/ui-kit';
import { Wheel } from '@wallet/ui-kit/wheel';
import { tapDevice, useWheelSound } from './wheel-feedback.ts';
import type { useWheelSpin } from './use-wheel-spin.ts';
import styles from './WheelPart.module.scss';

interface WheelPartProps {
  readonly setup: WheelSetup;
  readonly spinning: ReturnType<typeof useWheelSpin>;
  /** Called when the member closes a refusal, since the shown data may be out of date. */
  readonly onRefused: () => void;
}

/** The wheel, whose centre shows the coins and is the button, on the coloured ground, and the messages about a spin. */
export function WheelPart({ setup, spinning, onRefused }: WheelPartProps) {
  const { t } = useText('spin');
  const sound = useWheelSound();
  const Speaker = sound.isOn ? SoundIcon : MutedIcon;
  const { state, motion, coins, isTurning, isLanding, canSpin, stoppedAt } = spinning;

  const isEmpty = coins !== null && coins <= 0;
  const spinLabel = () => {
    if (isEmpty) return t('wheel.noCoins');
    return coins === null ? t('wheel.spinNow') : t('wheel.spin', { count: coins });
  };

  const heard = () => {
    if (isTurning || isLanding) return t('wheel.spinning');
    return stoppedAt ? t('wheel.stopped', { label: stoppedAt.label || stoppedAt.code }) : '';
  };

  return (
    <>
      <div data-ground="brand" data-beside>
        <Button variant="secondary" size="small" aria-pressed={sound.isOn} onClick={sound.toggle}>
          <span className={styles.sound}>
            <Speaker aria-hidden="true" size={18} />
            <span>{t('wheel.sound')}</span>
          </span>
        </Button>
      </div>
      <section data-ground="brand">
        <p className={styles.name}>{setup.name}</p>
        <Wheel
          slices={setup.slices}
          motion={motion}
          coins={coins === null ? '–' : String(coins)}
          words={coins === null ? undefined : { spin: isEmpty ? undefined : t('wheel.spinNow'), coins: t('wheel.unit', { count: coins }) }}
          spinLabel={spinLabel()}
          canSpin={canSpin}
          onSpin={() => {
            sound.wake();
            spinning.spin();
          }}
          onSlice={sound.tick}
          onEnd={() => {
            sound.chime();
            tapDevice();
            spinning.land();
          }}
          listLabel={t('wheel.prizes')}
          result={heard()}
        />
        <div className={styles.hint}>
          {isLanding ? (
            <Button variant="secondary" onClick={spinning.land}>
              {t('wheel.skip')}
            </Button>
          ) : (
            !isTurning && isEmpty && t('wheel.noCoins')
          )}
        </div>
      </section>
      <ActionOutcome
        state={state}
        refusedAs="alert"
        intent={spinAction.intent}
        whileChecking={t('wheel.unknown')}
        onCheck={spinning.check}
        onClose={() => {
          spinning.reset();
          onRefused();
        }}
      />
      {state.phase === 'done' && state.response === null && <Notice variant="success">{t('wheel.counted')}</Notice>}
    </>
  );
}

/** The placeholder of the wheel and the lines around it. */
export function WheelLoading() {
  return (
    <div data-ground="brand">
      <div className={styles.name} />
      <div className={styles.place} />
      <div className={styles.hint} />
    </div>
  );
}
