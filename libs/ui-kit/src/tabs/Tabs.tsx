import { withoutBreakMarks } from '@wallet/domain';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { keepExact } from '../exact-text/keep-exact.tsx';
import styles from './Tabs.module.scss';

interface TabsProps<Id extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly icon?: ReactNode;
    /** A second line, shown where the tabs are in a column. */
    readonly detail?: string;
  }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Called when a finger, pointer or focus reaches a tab, before it is chosen. */
  readonly onPressStart?: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

const nextIndexByKey: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs with arrow-key navigation. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, onPressStart, children }: TabsProps<Id>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next =
      tabs[
        nextIndexByKey[event.key]?.(
          tabs.findIndex((tab) => tab.id === value),
          tabs.length,
        ) ?? -1
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.panes}>
        <div className={styles.list} role="tablist" aria-label={withoutBreakMarks(label)} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className={styles.tab}
              aria-selected={tab.id === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === value ? 0 : -1}
              onPointerDown={() => onPressStart?.(tab.id)}
              onFocus={() => onPressStart?.(tab.id)}
              onClick={() => onChange(tab.id)}
            >
              {tab.icon}
              <span className={styles.words}>
                <span id={`${id}-${tab.id}-label`}>{tab.label}</span>
                {tab.detail !== undefined && <span className={styles.detail}>{keepExact(tab.detail)}</span>}
              </span>
            </button>
          ))}
        </div>
        <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}-label`} tabIndex={0}>
          {children}
        </div>
      </div>
    </div>
  );
}
