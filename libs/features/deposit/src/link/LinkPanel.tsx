import { encryptLink } from '@wallet/api-client/encrypt-link';
import { sendTrueMoneyLinkAction } from '@wallet/api-client/true-money';
import type { DepositWallet } from '@wallet/api-client/money-lookups';
import { BankLogo, useApiErrorText, useApp } from '@wallet/app-shell';
import { rule, useForm } from '@wallet/app-shell/forms';
import { cleanText, findTrueMoneyLink, minTrueMoney, readTrueMoneyLink } from '@wallet/domain';
import { useRefusalText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import {
  ActionOutcome,
  DoneDialog,
  isInProgress,
  isUnderWay,
  useDoneText,
  useLastActs,
  useMoneyAction,
  type MoneyActionState,
} from '@wallet/money';
import { Button, InfoIcon, keepExact, List, ListRow, Notice, TextField, useFailureToast, useToasts } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { object, string } from 'yup';
import { useDepositDraft } from '../draft/deposit-draft-slice.ts';
import styles from '../parts/DepositModal.module.scss';
import { DialogActions } from '../parts/DialogActions.tsx';

/** No keystroke adds this many characters at once, so the text was pasted. */
const pastedLength = 20;

const linkSchema = object({ link: string().test(rule(readTrueMoneyLink)) });

interface LinkPanelProps {
  readonly wallets: readonly DepositWallet[];
  readonly isManual: boolean;
}

/** Deposit by the link of a true-money gift. */
export function LinkPanel({ wallets, isManual }: LinkPanelProps) {
  const { t } = useText('deposit');
  const { money } = useFormat();
  const refusalText = useRefusalText();
  const { draft, change } = useDepositDraft();
  const [isFound, setFound] = useState(false);
  const { state, refusal, send, check, reset } = useLinkSending();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = isInProgress(state);
  const { element, submit, values, errorOf, set, setAll, isValid } = useForm({
    initialValues: { link: draft.link },
    schema: linkSchema,
    textOf: refusalText,
    showErrorsOn: 'submit',
    hidesErrorsOnChange: true,
    onChange: (_name, link) => change({ link }),
    onSubmit: ({ link }) => send(link),
  });
  // Follows the draft, which is cleared when a link sent before the modal was closed is accepted later.
  const syncWithDraft = useEffectEvent(() => {
    if (values.link !== draft.link) setAll({ link: draft.link });
  });
  useEffect(() => syncWithDraft(), [draft.link]);

  const changeText = (text: string) => {
    const found = text.length - draft.link.length >= pastedLength ? findTrueMoneyLink(text) : null;
    setFound(found !== null && found !== cleanText(text));
    reset();
    set('link', found ?? text);
  };

  return (
    <form ref={element} id={id} className={styles.panel} noValidate onSubmit={submit}>
      <Receivers wallets={wallets} />
      <TextField
        ref={input}
        name="link"
        label={t('trueMoney.link')}
        hint={t('trueMoney.hint')}
        error={errorOf('link') ?? refusal}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.link}
        onChange={({ currentTarget }) => changeText(currentTarget.value)}
        action={canPaste() && <PasteButton input={input} onPaste={changeText} />}
      />
      {isFound && <Notice variant="info">{t('trueMoney.found')}</Notice>}
      <ul className={styles.rules}>
        <li>
          <InfoIcon aria-hidden="true" size={18} />
          <span>{keepExact(t('trueMoney.minimum', { amount: money(minTrueMoney) }))}</span>
        </li>
      </ul>
      {state.phase === 'done' && createPortal(<LinkSent state={state} isManual={isManual} />, document.body)}
      {refusal === undefined && <ActionOutcome state={state} onCheck={check} onClose={reset} />}
      <DialogActions>
        <Button type="submit" form={id} isBusy={isBusy} busyLabel={t('trueMoney.busy')} disabled={!isValid() || state.phase === 'unknown'}>
          {t('trueMoney.send')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Sends a link, and clears the draft once its deposit is proven. */
function useLinkSending() {
  const errorText = useApiErrorText();
  const { note } = useLastActs();
  const { showFailure, hideFailure } = useFailureToast();
  const { definition } = useApp();
  const { change, read } = useDepositDraft();
  const { state, run, check, reset } = useMoneyAction(sendTrueMoneyLinkAction);
  const refusalOf = (sent: MoneyActionState) =>
    sent.phase === 'refused' && sent.error.kind === 'refused' ? errorText(sent.error) : undefined;

  const send = async (typed: string) => {
    const reading = readTrueMoneyLink(typed);
    if (!reading.ok || isUnderWay(state)) return;
    const sent = await run({ link: encryptLink(reading.link, definition.flags.truelinkPassphrase) });
    const isAccepted = sent.phase === 'done' && sent.response !== null;
    if (sent.phase === 'done') hideFailure();
    if (isAccepted) note({ qr: null });
    // Clears the field only after a proven deposit of the same link. Otherwise the field may hold newer text, or the only copy of a link
    // that can still be used.
    if (isAccepted && read().link === typed) change({ link: '' });
    const refusal = refusalOf(sent);
    if (refusal !== undefined) showFailure(refusal);
  };
  return { state, refusal: refusalOf(state), send, check, reset };
}

/** The wallets of the operator that the money may go to. */
function Receivers({ wallets }: Pick<LinkPanelProps, 'wallets'>) {
  const { t } = useText('deposit');
  return (
    <List>
      {wallets.map(({ walletAccountName }, index) => (
        <ListRow
          key={index}
          lead={<BankLogo code="TRUEWALLET" />}
          title={t('methods.trueMoney')}
          detail={t('trueMoney.receiver', { name: walletAccountName })}
        />
      ))}
    </List>
  );
}

interface PasteButtonProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onPaste: (text: string) => void;
}

function PasteButton({ input, onPaste }: PasteButtonProps) {
  const { t } = useText('deposit');
  const { showToast } = useToasts();
  const paste = async () => {
    // Null where the browser or the member denies access: the member can still paste into the field.
    const text = await navigator.clipboard.readText().catch(() => null);
    if (text === null) showToast('danger', t('trueMoney.pasteFailed'));
    else onPaste(text);
    input.current?.focus();
  };
  return (
    <Button variant="ghost" onClick={() => void paste()}>
      {t('trueMoney.paste')}
    </Button>
  );
}

/** The outcome of a link that was accepted. Its amount is not known yet. */
function LinkSent({ state, isManual }: Pick<LinkPanelProps, 'isManual'> & { readonly state: MoneyActionState }) {
  const { t } = useText('deposit');
  const { t: money } = useText('money');
  const doneText = useDoneText();
  // Whether money follows is only known if the operator has not said something else.
  const isUsual = state.phase === 'done' && state.serverText === undefined;
  return (
    <DoneDialog
      title={t('trueMoney.sent')}
      intent={sendTrueMoneyLinkAction.intent}
      type={t('title')}
      status="in-progress"
      amount={null}
      from={{ name: t('methods.trueMoney'), bankCode: 'TRUEWALLET' }}
      to={{ name: money('wallet'), kind: 'wallet' }}
      text={doneText(isUsual ? t(isManual ? 'trueMoney.doneManual' : 'trueMoney.done') : '', state)}
    />
  );
}

/** Browsers inside chat apps have no clipboard. */
function canPaste(): boolean {
  const { clipboard } = navigator as { readonly clipboard?: Partial<Clipboard> };
  return clipboard?.readText !== undefined;
}
