import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { heldFileAttribute } from '@wallet/domain';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileState } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';

beforeAll(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const slip = new File(['slip'], 'slip.png', { type: 'image/png' });
const labels = { choose: 'choose', drop: 'or drop', onlyFirst: 'only the first', cancel: 'cancel', retry: 'retry', remove: 'remove' };

function renderPicker(file: FileState | null, disabled = false) {
  const handlers = { onChange: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  render(<FilePicker label="Slip" accept="image/*" file={file} labels={labels} disabled={disabled} {...handlers} />);
  return handlers;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('FilePicker', () => {
  it('reports a chosen file, even when the same one is chosen again', async () => {
    const { onChange } = renderPicker(null);
    await userEvent.upload(screen.getByLabelText('Slip'), slip);
    await userEvent.upload(screen.getByLabelText('Slip'), slip);
    expect(onChange.mock.calls).toEqual([[slip], [slip]]);
  });

  it('tells the page that it holds a file, which no field does', () => {
    renderPicker(null);
    expect(document.querySelector(`[${heldFileAttribute}=true]`)).toBeNull();
    cleanup();
    renderPicker({ kind: 'chosen', file: slip });
    expect(document.querySelector(`[${heldFileAttribute}=true]`)).not.toBeNull();
  });

  it.each([
    ['dropped', () => fireEvent.drop(screen.getByLabelText('Slip'), { dataTransfer: { files: [slip] } })],
    ['pasted', () => fireEvent.paste(screen.getByLabelText('Slip'), { clipboardData: { files: [slip] } })],
  ])('accepts a file that is %s onto it, unless it is disabled', (_name, addFile) => {
    const { onChange } = renderPicker(null);
    addFile();
    expect(onChange.mock.calls).toEqual([[slip]]);
    cleanup();
    const { onChange: onDisabledChange } = renderPicker(null, true);
    addFile();
    expect(onDisabledChange).not.toHaveBeenCalled();
  });

  it.each([
    ['dropped', (files: File[]) => fireEvent.drop(screen.getByLabelText('Slip'), { dataTransfer: { files } })],
    ['pasted anywhere', (files: File[]) => fireEvent.paste(document.body, { clipboardData: { files } })],
  ])('takes the first of several files that are %s, and says so until one is chosen', (_name, addFiles) => {
    const onChange = vi.fn();
    const picker = (file: FileState | null) => (
      <FilePicker label="Slip" accept="image/*" file={file} labels={labels} onChange={onChange} onCancel={null} onRemove={vi.fn()} />
    );
    const { rerender } = render(picker(null));
    const second = new File(['other'], 'second.png', { type: 'image/png' });
    addFiles([slip, second]);
    expect(onChange.mock.calls).toEqual([[slip]]);
    rerender(picker({ kind: 'chosen', file: slip }));
    expect(screen.getByText('only the first')).toBeTruthy();
    fireEvent.paste(document.body, { clipboardData: { files: [second] } });
    expect(screen.queryByText('only the first')).toBeNull();
  });

  it('takes a copied picture at a press, and says when there is none', async () => {
    const onChange = vi.fn();
    const picker = (
      <FilePicker
        label="Slip"
        accept="image/*"
        file={null}
        labels={{ ...labels, paste: 'paste', nothingPasted: 'nothing copied' }}
        onChange={onChange}
        onCancel={null}
        onRemove={vi.fn()}
      />
    );
    render(picker);
    expect(screen.queryByRole('button', { name: 'paste' })).toBeNull();
    cleanup();
    const item = { types: ['text/html', 'image/png'], getType: (type: string) => Promise.resolve(new Blob(['slip'], { type })) };
    const read = vi
      .fn()
      .mockResolvedValueOnce([item])
      .mockResolvedValueOnce([{ ...item, types: ['text/html'] }]);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { read } }));
    render(picker);
    press('paste');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    expect(onChange.mock.calls[0]?.[0]).toMatchObject({ name: 'image.png', type: 'image/png', size: 4 });
    expect(screen.queryByText('nothing copied')).toBeNull();
    press('paste');
    expect(await screen.findByText('nothing copied')).toBeTruthy();
    read.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    press('paste');
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3));
    expect(screen.getByText('nothing copied')).toBeTruthy();
    expect(onChange).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('leaves a file alone that is being sent', () => {
    const { onChange } = renderPicker({ kind: 'sending', file: slip, progress: null, text: 'sending' });
    fireEvent.paste(document.body, { clipboardData: { files: [slip] } });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the browser from navigating to a dragged file', () => {
    renderPicker(null);
    expect(fireEvent.dragOver(screen.getByLabelText('Slip'))).toBe(false);
  });

  it('shows the progress of an upload and can cancel it', () => {
    const { onCancel } = renderPicker({ kind: 'sending', file: slip, progress: 0.5, text: 'sending' });
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'sending' }).value).toBe(0.5);
    press('cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('says why an upload failed and offers to retry or remove the file', () => {
    const { onRetry, onRemove } = renderPicker({ kind: 'failed', file: slip, text: 'no network' });
    expect(screen.getByRole('status').textContent).toBe('no network');
    press('retry');
    press('remove');
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
