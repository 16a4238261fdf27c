import { useContext, useEffect } from 'react';
import { SpeakerContext, type ToastSpeaker } from './toast-board.ts';

/** Says how something went, for four seconds, over whatever is open. What must not be missed is a `Notice`. */
export function useToasts(): Pick<ToastSpeaker, 'showToast'> {
  const speaker = useContext(SpeakerContext);
  if (!speaker) throw new Error('useToasts() needs a <ToastRegion> around it');
  useEffect(() => speaker.prepare(), [speaker]);
  return speaker;
}
