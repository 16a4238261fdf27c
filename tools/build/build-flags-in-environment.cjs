/** Prints the build flags of the environment, including misspelt ones, so that a build with other flags is not taken from the cache. */
const flags = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
console.log(JSON.stringify(flags.sort()));
