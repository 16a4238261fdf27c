import { HideIcon, ShowIcon } from '../icons/icons.ts';
import { IconButton } from './IconButton.tsx';

interface RevealButtonProps {
  /** True while what it is about can be read. */
  readonly isShown: boolean;
  /** Names the button while it is hidden. */
  readonly showLabel: string;
  /** Names the button while it is shown. */
  readonly hideLabel: string;
  readonly onToggle: () => void;
}

/** Shows and hides what not everybody should read. */
export function RevealButton({ isShown, showLabel, hideLabel, onToggle }: RevealButtonProps) {
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <IconButton label={isShown ? hideLabel : showLabel} onClick={onToggle}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}
