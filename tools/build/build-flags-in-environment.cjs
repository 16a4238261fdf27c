/** Prints the build flags of the environment, also misspelt ones: a build with other flags is another build. */
const flags = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
console.log(JSON.stringify(flags.sort()));
