/** Prints the build's settings in the environment, including misspelt flags, so that a build with other ones is not taken from the cache. */
const settings = /^(?:VITE_|(?:FIXED_FLAGS|HSTS_SUBDOMAINS|REPORT_URL|SITE_NAME|SITE_ORIGIN)$)/;
const flags = Object.entries(process.env).filter(([name]) => settings.test(name));
console.log(JSON.stringify(flags.sort()));
