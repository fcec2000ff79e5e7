import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Page, Request } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselinesFile, baselinesIn, changeOf, lineOf } from './digests.ts';
import { accepted, knownPicture, reviewed } from './folders.ts';
import { namesWanted, pictureFolder, runNow } from './run.ts';
import { steady, type Shot } from './steady.ts';
import { stemOf } from './stories.ts';

/** Resources without which a page is drawn otherwise; an answer of the airline may never come, as the story wants it. */
const drawn = new Set(['script', 'stylesheet', 'font', 'image']);

const underWay = new WeakMap<Page, Set<Request>>();

function watch(page: Page): Set<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => drawn.has(request.resourceType()) && requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  underWay.set(page, requests);
  return requests;
}

/** Waits until all code, letters and images that the page has asked for since the first call are there: at most five seconds. */
export const arrived: BrowserCommand = async ({ page }) => {
  const requests = underWay.get(page) ?? watch(page);
  for (let tries = 0; requests.size > 0 && tries < 250; tries++) await page.waitForTimeout(20);
};

/** Lets the browser itself paint with the system's colours, or again with the page's. */
export const forceColors: BrowserCommand<[forced: boolean]> = async ({ page }, forced) => {
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
};

/** As a screenshot that is compared is always taken: what moves by itself has come to its end, and no caret blinks. */
const asCompared = { animations: 'disabled', caret: 'hide', scale: 'device' } as const;

/** Time within which a page has to stand still, ms. */
const patience = 15_000;

function write(path: string, data: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

/** Writes what a run that accepts has drawn; a picture that is new stays at hand as well. */
function accept(stem: string, name: string, shot: Shot, isNew: boolean): void {
  const file = `${accepted}/${stem}.txt`;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, lineOf(name, shot));
  if (isNew) write(knownPicture(shot.digest), shot.png);
}

const stemUnderTest = (testPath = ''): string => stemOf(relative(process.cwd(), testPath));

/** Compares the page with its baseline, or does what else the run is for; returns what is wrong, in a sentence. */
export const picture: BrowserCommand<[name: string]> = async ({ page, testPath }, name) => {
  const stem = stemUnderTest(testPath);
  const run = runNow();
  const kept = run === 'draw' ? undefined : baselinesIn(baselinesFile(stem)).get(name);
  const shot = await steady(() => page.screenshot(asCompared), kept?.digest, patience);
  if (!shot) return `No two pictures in a row were alike within ${patience / 1000} s: something moves.`;
  if (run === 'draw') {
    write(`${pictureFolder()}/${stem}/${name}.png`, shot.png);
    return null;
  }
  const change = changeOf(kept, shot);
  if (run === 'accept') {
    accept(stem, name, shot, change !== undefined);
    return null;
  }
  const after = reviewed(`${stem}/${name}`, 'after.png');
  if (change === undefined) rmSync(after, { force: true });
  else write(after, shot.png);
  return change ?? null;
};

/** Names of the pictures that a run is for; `null` when it is for all. */
export const wanted: BrowserCommand = ({ testPath }) => namesWanted(stemUnderTest(testPath));

declare module 'vitest/browser' {
  interface BrowserCommands {
    arrived: () => Promise<void>;
    forceColors: (forced: boolean) => Promise<void>;
    picture: (name: string) => Promise<string | null>;
    wanted: () => Promise<string[] | null>;
  }
}
