import nx from '@nx/eslint-plugin';
import jsonParser from 'jsonc-eslint-parser';

/** The dependencies that each lib declares. Oxlint, which checks all code, reads no JSON. */
export default [
  {
    // A lib declares what it imports at run time. What only its tests and stories import is none of it.
    files: ['libs/**/package.json'],
    plugins: { '@nx': nx },
    languageOptions: { parser: jsonParser },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          buildTargets: ['typecheck'],
          // Draws the stories of all; nothing of it ships.
          ignoredDependencies: ['storybook'],
          ignoredFiles: ['**/*.{test,stories}.{ts,tsx}', '**/{testing,stories}/**', '{projectRoot}/tools/**'],
        },
      ],
    },
  },
];
