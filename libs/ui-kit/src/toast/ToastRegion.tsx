import { ToastBoard, type ToastBoardProps } from './ToastBoard.tsx';
import { ToastOutlet } from './ToastOutlet.tsx';

/** Around the app, once: what is inside can say things with `useToasts`. */
export function ToastRegion(props: Omit<ToastBoardProps, 'outlet'>) {
  return <ToastBoard {...props} outlet={ToastOutlet} />;
}
