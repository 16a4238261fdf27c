import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

function renderPagination(page: number, pageCount: number) {
  const onPage = vi.fn();
  render(
    <Pagination
      label="Pages"
      page={page}
      pageCount={pageCount}
      pages={[1, 2, 3]}
      nameOf={(number) => `Page ${String(number)}`}
      previousLabel="previous"
      nextLabel="next"
      onPage={onPage}
    />,
  );
  return onPage;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Pagination', () => {
  it('leads to the previous, the next and any listed page', () => {
    const onPage = renderPagination(2, 3);
    press('previous');
    press('next');
    press('Page 1');
    expect(onPage.mock.calls).toEqual([[1], [3], [1]]);
  });

  it.each([
    [1, 'previous'],
    [3, 'next'],
  ])('stays on page %d of 3 when %s is pressed', (page, name) => {
    const onPage = renderPagination(page, 3);
    screen.getByRole('button', { name }).focus();
    press(name);
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    expect(onPage).not.toHaveBeenCalled();
  });

  it('renders nothing for a single page', () => {
    renderPagination(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
