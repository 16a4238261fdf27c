const controls = 'a[href], button, input, select, textarea, summary';

/** Whether an element covers something that can be pressed, at least in part. */
export function coversControl(element: Element): boolean {
  const over = element.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].some((control) => {
    if (element.contains(control)) return false;
    const under = control.getBoundingClientRect();
    const [width, height] = [
      Math.min(over.right, under.right) - Math.max(over.left, under.left),
      Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top),
    ];
    return width > 0 && height > 0;
  });
}
