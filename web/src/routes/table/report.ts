import { api, type Snapshot } from '$lib/api/api';
import { settings } from '$lib/settings/settings.svelte';
import type { TableModel } from '$lib/table/model';
import type { TableState } from '$lib/wire/wire';

/** How many entries of the log a report repeats beside the record: what happened just before. */
const LAST_ENTRIES = 40;

/** Everything that is needed to see a fault again, as the reporting seat may know it. */
export interface Report {
  report: 'ochre';
  versions: { server: string; rules: number };
  /** The step that was on the screen; the record may have gone on since. */
  step: number;
  /** What `ochre` and the page for records open. */
  record: string;
  state: TableState;
  log: Snapshot['log'];
  browser: { agent: string; languages: readonly string[]; width: number; height: number; pixels: number };
  settings: { language: string; theme: string; animation: string; confirm: boolean };
}

export async function makeReport(table: TableModel): Promise<Report> {
  const { state, log } = table;
  const [record, server] = await Promise.all([api.record(state.table), api.version().catch(() => 'unknown')]);
  const { language, theme, animation, confirm } = settings;
  return {
    report: 'ochre',
    versions: { server, rules: state.rules },
    step: state.step,
    record: record.text,
    state,
    log: log.slice(-LAST_ENTRIES),
    browser: {
      agent: navigator.userAgent,
      languages: navigator.languages,
      width: innerWidth,
      height: innerHeight,
      pixels: devicePixelRatio,
    },
    settings: { language, theme, animation, confirm },
  };
}

export const reportName = ({ state }: TableModel): string => `ochre-${state.game}-${state.table}-${state.step}.json`;

/** The record inside a report; any other text stays as it is. */
export function recordOf(text: string): string {
  try {
    const report = JSON.parse(text) as Partial<Report> | null;
    return report?.report === 'ochre' && typeof report.record === 'string' ? report.record : text;
  } catch {
    return text;
  }
}

/** Hands a text to the person as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
