import { inviteLink } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, CopyField, copyText, QrImage, useToasts } from '@wallet/ui-kit';
import { renderSVG } from 'uqr';
import styles from './InviteLink.module.scss';

/** Both ends of a link, on one line. The whole one is copied. */
const shorten = (link: string): string => {
  const text = link.replace(/^https?:\/\//, '');
  return text.length > 26 ? `${text.slice(0, 16)}…${text.slice(-8)}` : text;
};

/** The member's own link: to copy, to share, or to scan as a QR code. */
export function InviteLink({ memberId }: { readonly memberId: string }) {
  const { t } = useText('invite');
  const { t: common } = useText('common');
  const { showToast } = useToasts();
  const link = inviteLink(window.location.origin, memberId);

  const reportCopy = (text: string, isCopied: boolean) =>
    isCopied ? showToast('success', common('copied', { text })) : showToast('danger', common('copyFailed'));

  const share = async () => {
    try {
      await navigator.share({ url: link });
    } catch (cause) {
      // The member closed the share dialog, which is no failure.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      reportCopy(link, await copyText(link));
    }
  };

  return (
    <div className={styles.link}>
      <CopyField label={t('link')} value={link} shown={shorten(link)} copyLabel={t('copy')} onCopy={reportCopy} />
      {'share' in navigator && (
        <Button fullWidth onClick={() => void share()}>
          {t('share')}
        </Button>
      )}
      <QrImage markup={renderSVG(link)} alt={t('qr')} failedText={t('qrFailed')} />
      <p className={styles.hint}>{t('qrHint')}</p>
    </div>
  );
}
