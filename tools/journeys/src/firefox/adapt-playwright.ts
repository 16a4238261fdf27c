import { adaptPlaywright } from '../adapt-playwright.ts';

// Where Playwright needs commands that only newer versions than Debian's have, or acts unlike a browser.
adaptPlaywright([
  // Firefox 153 has no such command. The journeys set its preferences instead.
  ['await this._session.send("emulation.setMediaFeaturesOverride", {', 'await Promise.resolve({'],
  ['await this._browser._browserSession.send("emulation.setMediaFeaturesOverride", {', 'await Promise.resolve({'],
  // React takes a value that is written past the prototype's setter for its own, and misses the change.
  ['inputElement.value += text;', setValue('inputElement.value + text')],
  ['inputElement.value = value;', setValue('value')],
]);

function setValue(value: string): string {
  return `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), "value").set.call(inputElement, ${value});`;
}
