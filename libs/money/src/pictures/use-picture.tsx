import { useText } from '@wallet/i18n';
import { Button, canShareFile, downloadFile, HeldPicture, savingWay, shareFile, useToasts } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

interface PictureOptions {
  /** Draws the picture as PNG. Rejects when the browser cannot. */
  readonly draw: () => Promise<Blob>;
  /** Changes whenever `draw` would draw something else. */
  readonly version: string;
  readonly fileName: string;
  /** What the receiver of a shared picture reads. */
  readonly title: string;
  /** What the picture shows, for members who do not see it. */
  readonly alt: string;
  /** What happens with the picture: once it is saved, or, if it must be held, when the button below it is pressed. */
  readonly next?: { readonly label: string; readonly go: () => void } | undefined;
}

interface Picture {
  /** Saves it as this browser can, and says only what is known to have happened. */
  readonly save: () => void;
  /** The same, and then what is next. */
  readonly saveAndGo: () => void;
  /** Null where the browser shares no pictures, or saves them by sharing. */
  readonly share: (() => void) | null;
  readonly isBusy: boolean;
  /** The dialog with the picture to hold, if it is open. */
  readonly dialog: ReactNode;
}

/**
 * A picture that the member can save or share. It is drawn before they ask for it: browsers share only during the press itself.
 */
export function usePicture({ draw, version, fileName, title, alt, next }: PictureOptions): Picture {
  const { t } = useText('money');
  const { t: common } = useText('common');
  const { showToast } = useToasts();
  const drawn = useRef<Promise<File> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [held, setHeld] = useState<File | null>(null);

  const drawFile = async () => new File([await draw()], fileName, { type: 'image/png' });
  const drawFirst = useEffectEvent(drawFile);
  useEffect(() => {
    const file = drawFirst();
    // Reported when the member asks for it.
    file.catch(() => undefined);
    drawn.current = file;
    return () => {
      drawn.current = null;
    };
  }, [version]);

  const withFile = (deliver: (file: File) => Promise<void>) => async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await deliver(await (drawn.current ??= drawFile()));
    } catch {
      // Drawn again at the next press.
      drawn.current = null;
      showToast('danger', t('receipt.failed'));
    }
    setBusy(false);
  };

  const save = (goesOn: boolean) =>
    withFile(async (file) => {
      const way = savingWay(file);
      if (way === 'download') {
        downloadFile(file);
        showToast('success', t('picture.downloaded'));
      }
      const sharing = way === 'share' ? await shareFile(file) : null;
      if (way === 'hold' || sharing === 'refused') setHeld(file);
      else if (goesOn && sharing !== 'closed') next?.go();
    })();
  const share = withFile(async (file) => {
    if ((await shareFile(file, title)) === 'refused') setHeld(file);
  });

  return {
    save: () => void save(false),
    saveAndGo: () => void save(true),
    share: hasOwnSharing() ? () => void share() : null,
    isBusy,
    dialog: held && (
      <HeldPicture
        picture={held}
        title={t('receipt.save')}
        hint={t('picture.hold')}
        alt={alt}
        closeLabel={common('close')}
        onClose={() => setHeld(null)}
      >
        {next && <Button onClick={next.go}>{next.label}</Button>}
      </HeldPicture>
    ),
  };
}

function hasOwnSharing(): boolean {
  const probe = new File([], 'picture.png', { type: 'image/png' });
  return canShareFile(probe) && savingWay(probe) !== 'share';
}
