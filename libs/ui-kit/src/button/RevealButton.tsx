import { HideIcon, ShowIcon } from '../icons/icons.ts';
import { IconButton } from './IconButton.tsx';

interface RevealButtonProps {
  /** True while what it is about can be read. */
  readonly isShown: boolean;
  /** Names the button while it is hidden. */
  readonly showLabel: string;
  /** Names the button while it is shown. */
  readonly hideLabel: string;
  /** What it is about, where several stand on one screen. */
  readonly of?: string;
  readonly onToggle: () => void;
}

/** Shows and hides what not everybody should read. */
export function RevealButton({ isShown, showLabel, hideLabel, of, onToggle }: RevealButtonProps) {
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <IconButton label={isShown ? hideLabel : showLabel} aria-description={of} onClick={onToggle}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}
