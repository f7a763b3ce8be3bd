import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = process.env['OCHRE'] ?? resolve(import.meta.dirname, '../../../target/debug/ochre');
const PATIENCE = 30_000;

/** The real program with a database of its own, on a port that it keeps over restarts. */
export class Server {
  readonly #folder: string;
  #process: ChildProcess | null = null;
  #address = '';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async begin(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'ochre-browser-')));
    await server.start();
    return server;
  }

  get address(): string {
    return this.#address;
  }

  async start(): Promise<void> {
    const listen = this.#address === '' ? '127.0.0.1:0' : new URL(this.#address).host;
    const database = join(this.#folder, 'ochre.db');
    const process = spawn(
      PROGRAM,
      ['serve', '--listen', listen, '--database', database, '--no-open', '--requests-per-second', '0', '--log', 'error'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.#process = process;
    this.#address = await firstAddress(process);
  }

  /** Stops it, as the system does, or as a power cut does. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const ended = once(process, 'exit');
    process.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** The address that the program prints when it is ready. */
function firstAddress(process: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`${PROGRAM} printed no address`)), PATIENCE);
    const settle = (): void => clearTimeout(timer);
    process.once('error', (error) => (settle(), fail(error)));
    process.once('exit', (code) => (settle(), fail(new Error(`${PROGRAM} ended with ${code}`))));
    if (!process.stdout) return fail(new Error('no output'));
    createInterface({ input: process.stdout }).on('line', (line) => {
      const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
      if (address) (settle(), done(address));
    });
  });
}
