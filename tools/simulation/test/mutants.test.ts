import { expect, it } from 'vitest';
import { plant } from '../src/hunt-mutants.ts';
import { mutants } from '../src/mutants.ts';

it('has at least fifty faults to plant', () => expect(mutants.length).toBeGreaterThanOrEqual(50));

// The code that a fault changes has been changed: change the fault with it.
it.each(mutants)('can plant: $name', (mutant) => expect(plant(mutant)).toContain(mutant.replace));
