/**
 * `node run.cjs program ...`: runs a program of the workspace. It works on any Node from 20 on, because it provides the right one: it
 * installs the packages when they are missing or outdated, and puts the project's own Node first on PATH.
 */
const { spawn, spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const root = join(__dirname, '../..');
const bin = join(root, 'node_modules/.bin');
/** npm's own record of what it installed; the last file that it writes. */
const installedFile = join(root, 'node_modules/.package-lock.json');
const neededMajor = 24;

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether each package of the lock file is installed, for this kind of machine. Further packages do no harm. */
function isInstalled() {
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  const isForThis = ({ os = process.platform, cpu = process.arch }) =>
    [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
  return (
    Object.values(installed).every(isForThis) &&
    Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, { version, integrity, optional }]) => {
      const own = installed[path];
      return own ? own.version === version && own.integrity === integrity : optional || path === '';
    })
  );
}

function npm(...args) {
  const command = process.env.npm_execpath
    ? [process.env.npm_node_execpath || process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const result = spawnSync(command[0], [...command.slice(1), ...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command.length === 1,
  });
  if (result.status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}

function install() {
  console.log('Installing packages, this takes a minute the first time ...');
  if (!existsSync(installedFile)) return npm('ci');
  // Unlike `npm ci`, this leaves packages that are up to date to the programs that use them.
  npm('install', '--no-save');
  // npm 10 has removed the link to the project's own Node.
  return npm('rebuild');
}

function findNode() {
  const own = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  console.error(
    `This needs Node ${neededMajor}. For this kind of machine no Node comes with the packages: install Node ${neededMajor} and try again.`,
  );
  return process.exit(1);
}

if (!isInstalled()) install();
const node = findNode();
const [program, ...rest] = process.argv.slice(2);
const child = spawn(program === 'node' ? node : program, rest, {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Programs that start often, such as the sandbox, start faster.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NX_DAEMON: 'false',
  },
  // Programs of packages are scripts there.
  shell: process.platform === 'win32' && program !== 'node',
});
// The terminal sends Ctrl-C to the child too, so this only waits for its end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
