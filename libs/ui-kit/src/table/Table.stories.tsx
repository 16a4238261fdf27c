import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AmountText } from '../amount-text/AmountText.tsx';
import { Status } from '../badge/Badge.tsx';
import { textsFor } from '../story-texts.ts';
import { Pagination } from './Pagination.tsx';
import { Table } from './Table.tsx';

type Texts = ReturnType<typeof textsFor>;

const kinds = ['deposit', 'withdraw', 'transfer'] as const;
const states = ['success', 'failed', 'progress'] as const;
const rowsOf = (page: number) =>
  [0, 1, 2].map((index) => ({
    id: `${String(page)}-${String(index)}`,
    kind: kinds[index] ?? 'deposit',
    state: states[index] ?? 'success',
  }));

interface SampleProps {
  readonly texts: Texts;
  readonly isBusy?: boolean;
  readonly pageCount?: number;
}

function Sample({ texts, isBusy = false, pageCount = 5 }: SampleProps) {
  const [page, setPage] = useState(4);
  return (
    <>
      <Table
        caption={texts.statement}
        isBusy={isBusy}
        columns={[
          { id: 'date', head: texts.date, cell: () => '21/11/2026 18:07:50' },
          { id: 'kind', head: texts.kind, cell: ({ kind }) => texts[kind] },
          {
            id: 'amount',
            head: texts.amount,
            align: 'end',
            cell: () => <AmountText figures="123,456,789.00" currency={texts.currency} size="body" unknownLabel={texts.unknown} />,
          },
          { id: 'status', head: texts.status, cell: ({ state }) => <Status variant={state}>{texts[state]}</Status> },
        ]}
        rows={rowsOf(page)}
        keyOf={({ id }) => id}
      />
      <Pagination
        label={texts.pages}
        page={page}
        pageCount={pageCount}
        pages={[1, 2, 3, 4, 5].filter((number) => number <= page + 1)}
        nameOf={(number) => `${texts.pages} ${String(number)}`}
        previousLabel={texts.previous}
        nextLabel={texts.next}
        onPage={setPage}
      />
    </>
  );
}

const meta: Meta<typeof Table> = { title: 'Layout/Table', component: Table };
export default meta;

/** Leads to the next, the previous and any listed page. At an end, the focus stays. */
export const Paged: StoryObj = {
  render: (_args, context) => <Sample texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { pages, next, previous } = textsFor(context);
    for (const [name, page] of [
      [next, 5],
      [next, 5],
      [previous, 4],
      [`${pages} 1`, 1],
      [previous, 1],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await expect(canvas.getByRole('button', { name: `${pages} ${String(page)}` })).toHaveAttribute('aria-current', 'page');
    }
  },
};
/** The last rows stay while the next ones load. */
export const Loading: StoryObj = { render: (_args, context) => <Sample texts={textsFor(context)} isBusy /> };
export const OnePage: StoryObj = {
  render: (_args, context) => <Sample texts={textsFor(context)} pageCount={1} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
/** On a phone, five pages and both arrows are one line. */
export const PagedOnPhone: StoryObj = {
  render: (_args, context) => (
    <div style={{ width: '328px' }}>
      <Sample texts={textsFor(context)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, ...others] = [...canvas.getByRole('navigation').querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().top,
    );
    await expect(others).toHaveLength(6);
    for (const top of others) await expect(Math.abs(top - (first ?? 0))).toBeLessThan(3);
  },
};
/** On the narrowest phone each row becomes a card. */
export const Narrow: StoryObj = {
  render: (_args, context) => (
    <div data-testid="narrow" style={{ width: '288px' }}>
      <Sample texts={textsFor(context)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('narrow').scrollWidth).toBe(288);
  },
};
