import { withoutBreakMarks } from '@wallet/domain';
import { HideIcon, ShowIcon } from '../icons/icons.ts';
import { IconButton } from './IconButton.tsx';

interface RevealButtonProps {
  /** True while the value is visible. */
  readonly isShown: boolean;
  /** Label while the value is hidden. */
  readonly showLabel: string;
  /** Label while the value is visible. */
  readonly hideLabel: string;
  /** Distinguishes several buttons on one screen. */
  readonly of?: string;
  readonly onToggle: () => void;
}

/** Shows and hides a confidential value. */
export function RevealButton({ isShown, showLabel, hideLabel, of, onToggle }: RevealButtonProps) {
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <IconButton label={isShown ? hideLabel : showLabel} aria-description={withoutBreakMarks(of)} onClick={onToggle}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}
