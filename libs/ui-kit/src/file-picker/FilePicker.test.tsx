import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileState } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';

beforeAll(() => {
  // jsdom shows no pictures.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const slip = new File(['slip'], 'slip.png', { type: 'image/png' });
const words = { choose: 'choose', drop: 'or drop', cancel: 'cancel', retry: 'retry', remove: 'remove' };

function draw(file: FileState | null, disabled = false) {
  const on = { onChange: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  render(<FilePicker label="Slip" accept="image/*" file={file} labels={words} disabled={disabled} {...on} />);
  return on;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('FilePicker', () => {
  it('hands over a chosen file, also the same one again', async () => {
    const { onChange } = draw(null);
    await userEvent.upload(screen.getByLabelText('Slip'), slip);
    await userEvent.upload(screen.getByLabelText('Slip'), slip);
    expect(onChange.mock.calls).toEqual([[slip], [slip]]);
  });

  it.each([
    ['dropped', () => fireEvent.drop(screen.getByLabelText('Slip'), { dataTransfer: { files: [slip] } })],
    ['pasted', () => fireEvent.paste(screen.getByLabelText('Slip'), { clipboardData: { files: [slip] } })],
  ])('takes a file that is %s on it, unless no file is wanted now', (_name, give) => {
    const { onChange } = draw(null);
    give();
    expect(onChange.mock.calls).toEqual([[slip]]);
    cleanup();
    const { onChange: notNow } = draw(null, true);
    give();
    expect(notNow).not.toHaveBeenCalled();
  });

  it('does not let the browser leave the page for a file that is dragged over it', () => {
    draw(null);
    expect(fireEvent.dragOver(screen.getByLabelText('Slip'))).toBe(false);
  });

  it('shows how far it has come, and can be stopped', () => {
    const { onCancel } = draw({ kind: 'sending', file: slip, progress: 0.5, text: 'sending' });
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'sending' }).value).toBe(0.5);
    press('cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('says why it failed, and offers to send it again or to take another', () => {
    const { onRetry, onRemove } = draw({ kind: 'failed', file: slip, text: 'no network' });
    expect(screen.getByRole('status').textContent).toBe('no network');
    press('retry');
    press('remove');
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing to press once it is there', () => {
    draw({ kind: 'done', file: slip, text: 'sent' });
    expect(screen.getByRole('status').textContent).toBe('sent');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
