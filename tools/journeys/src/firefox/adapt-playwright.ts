import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Adapts Playwright to the Firefox of Debian, in memory, where Playwright needs commands that only newer versions have or acts unlike a
 * browser. Loaded before everything else: `node --import`. Throws when Playwright no longer contains what is replaced.
 */
const replacements: readonly (readonly [from: string, to: string])[] = [
  // Firefox 153 has no such command. The journeys set its preferences instead.
  ['await this._session.send("emulation.setMediaFeaturesOverride", {', 'await Promise.resolve({'],
  ['await this._browser._browserSession.send("emulation.setMediaFeaturesOverride", {', 'await Promise.resolve({'],
  // React takes a value that is written past the prototype's setter for its own, and misses the change.
  ['inputElement.value += text;', setValue('inputElement.value + text')],
  ['inputElement.value = value;', setValue('value')],
];

function setValue(value: string): string {
  return `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), "value").set.call(inputElement, ${value});`;
}

registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return nextLoad(url, context);
    const source = replacements.reduce(
      (code, [from, to]) => {
        if (code.split(from).length !== 2) throw new Error(`Playwright does not contain "${from}" once`);
        return code.replace(from, to);
      },
      readFileSync(fileURLToPath(url), 'utf8'),
    );
    return { format: 'commonjs', source, shortCircuit: true };
  },
});
