import type { ErrorBody } from '$lib/wire/wire';

/** A request that the server refused, or that never reached it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.sentence);
  }

  get code(): string {
    return this.body.code;
  }
}

/** A code of ours: the server couldn't be reached at all. */
export const UNREACHABLE = 'unreachable';

async function send(method: string, path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { method, credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal(0, { code: UNREACHABLE, sentence: 'The server can’t be reached.' });
  }
  if (response.ok) return response;
  throw new Refusal(response.status, await errorOf(response));
}

async function errorOf(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null && 'code' in body && 'sentence' in body) return body as ErrorBody;
  } catch {
    // A proxy's page, perhaps: the status has to do.
  }
  const code = response.status === 404 ? 'not-found' : response.status >= 500 ? UNREACHABLE : 'bad-request';
  return { code, sentence: `The server answered ${response.status}.` };
}

export const getJson = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await send('GET', path, signal ? { signal } : {})).json() as Promise<T>;

/** A text, and the language that the server says it is in. */
export async function getText(path: string): Promise<{ text: string; language: string }> {
  const response = await send('GET', path, {});
  return { text: await response.text(), language: response.headers.get('content-language') ?? 'en' };
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await send('POST', path, { headers, body: JSON.stringify(body) });
  return response.status === 204 ? (undefined as T) : (response.json() as Promise<T>);
}

export const postText = async <T>(path: string, body: string): Promise<T> =>
  (await send('POST', path, { headers: { 'content-type': 'text/plain' }, body })).json() as Promise<T>;

export const remove = async (path: string): Promise<void> => void (await send('DELETE', path, {}));
