import { useGetWalletQuery } from '@wallet/api-client';
import { PageLoading, QueryFallback, useApp, useMemberSetting, type GateProps } from '@wallet/app-shell';
import { runningBreak } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { keptByAll } from '@wallet/session';
import { useEffect, useState, type ReactNode } from 'react';
import { BreakPage } from './BreakPage.tsx';
import { breakSetting } from './break-setting.ts';
import { useAskedTime } from './asked-time.ts';

/** Keeps members who take a break from their pages, and says so instead of the login page. Others can log in. */
export function BreakGate({ children }: GateProps) {
  const { session } = useApp();
  return session.token() === null ? <LoginGate>{children}</LoginGate> : <MemberGate>{children}</MemberGate>;
}

/** Which member opens the login page is not known yet. */
function LoginGate({ children }: GateProps) {
  const { device } = useApp();
  const { time, ask } = useAskedTime();
  const [isOpen, setOpen] = useState(false);
  // Read at each rendering, since the server's time may have shortened them.
  const breaks = keptByAll(device, breakSetting);
  if (isOpen || breaks.size === 0) return children;
  if (time === undefined) return <PageLoading />;
  const forgetEnded = () => {
    for (const [key, end] of breaks) if (time !== null && end <= time) device.remove(key);
    setOpen(true);
  };
  return (
    <BreakPage
      end={time === null ? Math.max(...breaks.values()) : runningBreak([...breaks.values()], time)}
      isTimeKnown={time !== null}
      onAsk={() => void ask()}
      onLogIn={forgetEnded}
    />
  );
}

/** Ends the session of a member whose break is running. The login page says why. */
function MemberGate({ children }: GateProps) {
  const { t } = useText('play');
  const wallet = useGetWalletQuery();
  const { value: end } = useMemberSetting(breakSetting);
  if (end === null) return children;
  if (end !== undefined) return <RunningGate end={end}>{children}</RunningGate>;
  return wallet.data ? <PageLoading /> : <QueryFallback query={wallet} failedTitle={t('failed')} />;
}

function RunningGate({ end, children }: { readonly end: number; readonly children: ReactNode }) {
  const { session } = useApp();
  const { remove } = useMemberSetting(breakSetting);
  const { time, ask } = useAskedTime();
  const isRunning = typeof time === 'number' && end > time;
  const isOver = typeof time === 'number' && !isRunning;
  useEffect(() => {
    if (isRunning) session.end('logged-out');
  }, [isRunning, session]);
  if (time === null) return <BreakPage end={end} isTimeKnown={false} onAsk={() => void ask()} onLogIn={() => session.end('logged-out')} />;
  return isOver ? <Forget forget={remove}>{children}</Forget> : <PageLoading />;
}

/** Forgets the break once what it kept closed is shown. */
function Forget({ forget, children }: GateProps & { readonly forget: () => void }) {
  useEffect(forget, [forget]);
  return children;
}
