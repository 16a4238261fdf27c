import { useApp } from '@wallet/app-shell';
import type { PlayTool } from '@wallet/domain';

/** Tells which tools the operator has left on. */
export function usePlayTools(): (tool: PlayTool) => boolean {
  const off = useApp().definition.settings?.playOff ?? [];
  return (tool) => !off.includes(tool);
}
