import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { ToastRegion } from '@wallet/ui-kit';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { usePicture } from './use-picture.tsx';

const i18n = createI18n('en');
const draw = vi.fn<() => Promise<Blob>>();
const share = vi.fn<(data: ShareData) => Promise<void>>();
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const safari = `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`;
const line = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/131.0.0.0 Mobile Safari/537.36 Line/14.19.1/IAB';
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36';

const go = vi.fn();

function Probe() {
  const picture = usePicture({
    draw,
    version: '1',
    fileName: 'qr.png',
    title: 'QR code',
    alt: 'QR code to pay 100.00',
    next: { label: 'Open app', go },
  });
  return (
    <>
      <button data-busy={picture.isBusy} onClick={picture.save}>
        Save
      </button>
      <button onClick={picture.saveAndGo}>Save and open</button>
      {picture.share && <button onClick={picture.share}>Share</button>}
      {picture.dialog}
    </>
  );
}

function open(userAgent: string, canShare: boolean) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.assign(navigator, canShare ? { canShare: () => true, share } : {});
  render(
    <I18nProvider i18n={i18n}>
      <ToastRegion label="Notifications" closeLabel="Close">
        <Probe />
      </ToastRegion>
    </I18nProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
beforeAll(() => ensureNamespaces(i18n, ['common', 'money']));
beforeEach(() => {
  go.mockClear();
  draw.mockResolvedValue(new Blob(['png'], { type: 'image/png' }));
  share.mockResolvedValue();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(() => {
  cleanup();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

it('says that a download was sent, not that it was saved', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open(chrome, false);
  press('Save');
  expect(await screen.findByText('See your Downloads folder.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('has a share button of its own where sharing saves nothing', async () => {
  open(chrome, true);
  press('Share');
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(screen.queryByText('See your Downloads folder.')).toBeNull();
});

it('saves by the share sheet of an iPhone, and says nothing when it is closed', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  open(safari, true);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  press('Save');
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].files?.map(({ name, type }) => [name, type])).toEqual([['qr.png', 'image/png']]);
  await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).dataset.busy).toBe('false'));
  expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['the app around the page saves nothing', line, false],
  ['the browser refuses to share', safari, true],
])('shows the picture to hold when %s', async (_case, userAgent, canShare) => {
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  open(userAgent, canShare);
  press('Save');
  expect((await screen.findByRole('img', { name: 'QR code to pay 100.00' })).getAttribute('src')).toMatch(/^data:image\/png;base64,/);
  expect(screen.getByText('Press and hold the picture to save it.')).toBeDefined();
});

it.each([
  ['downloaded', chrome, undefined, 1],
  ['saved by the share sheet', safari, undefined, 1],
  ['not saved, since the share sheet was closed', safari, 'AbortError', 0],
])('goes on once the picture was %s', async (_case, userAgent, problem, times) => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  if (problem !== undefined) share.mockRejectedValue(new DOMException('', problem));
  open(userAgent, userAgent === safari);
  press('Save and open');
  await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).dataset.busy).toBe('false'));
  expect(go).toHaveBeenCalledTimes(times);
});

it('goes on from the picture to hold at a press', async () => {
  open(line, false);
  press('Save and open');
  await screen.findByRole('img', { name: 'QR code to pay 100.00' });
  expect(go).not.toHaveBeenCalled();
  press('Open app');
  expect(go).toHaveBeenCalledOnce();
});

it('has drawn the picture before the press, and draws it again after a failure', async () => {
  draw.mockRejectedValueOnce(new Error('no canvas'));
  open(line, false);
  expect(draw).toHaveBeenCalledOnce();
  press('Save');
  expect(await screen.findByText('The picture could not be created. Please try again.')).toBeDefined();
  press('Save');
  expect(await screen.findByRole('img')).toBeDefined();
  expect(draw).toHaveBeenCalledTimes(2);
});
