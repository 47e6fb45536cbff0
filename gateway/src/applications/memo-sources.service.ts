import { Injectable } from '@nestjs/common';
import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import { getLatestIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import {
  MEMO_DECK_MAX_CHARS,
  type MemoInput,
  type MemoMissing,
} from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { listPitchAnalyses } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getApplication } from '@playbook/contracts/applications/applications.contract';
import { IDEA_RISK_MAX_CHARS } from '@playbook/contracts/interviews/interview.schema';
import { getDeck, listDecks } from '@playbook/contracts/decks/deck-analyses.contract';
import type { DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import { getDemo, listDemos } from '@playbook/contracts/demos/demo-analyses.contract';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { RouteCall } from '../http/route-call.js';

type OnBehalf = RouteCall['onBehalf'];

/** Slides that are about the company; others have numbers of others. */
const ABOUT_US: ReadonlySet<DeckSlideKind> = new Set(['title', 'solution', 'demo', 'traction', 'model', 'team', 'ask']);

const ideaTextOf = ({ form }: IdeaCheck): string =>
  [form.ideaBrief, form.problem].filter((text) => text.trim() !== '').join('\n\n');

/** A model may say more of a risk than a question can take up; half of a pair of surrogates is no text. */
const riskOf = ({ categoryRisk: { level, message } }: IdeaCheck): string | null =>
  level === 'low' ? null : message.slice(0, IDEA_RISK_MAX_CHARS).toWellFormed();

/** What a memo is read from, and which texts beside the application could not be fetched. */
export interface ReadSources {
  readonly input: MemoInput;
  /** The risk that the newest idea check names, where it names one that matters. */
  readonly ideaRisk: string | null;
  readonly notRead: MemoMissing[];
}

/** Asks all services at once for what a founder has written. */
@Injectable()
export class MemoSources {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: Logger,
  ) {}

  /**
   * A service that fails leaves its text out; without the application there is nothing to read.
   * @throws ProcedureError when the application cannot be had
   */
  async read(onBehalf: OnBehalf): Promise<ReadSources> {
    const notRead: MemoMissing[] = [];
    const orNull = async <T>(name: MemoMissing, text: Promise<T | null>): Promise<T | null> => {
      try {
        return await text;
      } catch (error) {
        this.logger.info('A memo is read without a text', { text: name, code: toProcedureError(error).code });
        notRead.push(name);
        return null;
      }
    };
    const [{ answers }, pitch, check, demo, deck] = await Promise.all([
      this.rpc.call(getApplication, {}, onBehalf),
      orNull('pitch', this.newestPitch(onBehalf)),
      orNull('idea', this.rpc.call(getLatestIdeaCheck, {}, onBehalf)),
      orNull('demo', this.newestTranscript(onBehalf)),
      orNull('deck', this.newestSlides(onBehalf)),
    ]);
    const own = answers.map(({ sectionId, fieldId, value }) => ({ sectionId, fieldId, value }));
    const idea = check && ideaTextOf(check);
    return {
      input: { answers: own, pitch, idea, demo, deck },
      ideaRisk: check && riskOf(check),
      notRead: notRead.toSorted(),
    };
  }

  private async newestPitch(onBehalf: OnBehalf): Promise<string | null> {
    const { items } = await this.rpc.call(listPitchAnalyses, { limit: 1 }, onBehalf);
    return items[0]?.pitch ?? null;
  }

  private async newestTranscript(onBehalf: OnBehalf): Promise<string | null> {
    const { items } = await this.rpc.call(listDemos, { limit: 1 }, onBehalf);
    const [newest] = items;
    if (newest === undefined) return null;
    const { transcript } = await this.rpc.call(getDemo, { id: newest.id }, onBehalf);
    return transcript?.text ?? null;
  }

  private async newestSlides(onBehalf: OnBehalf): Promise<string | null> {
    const { items } = await this.rpc.call(listDecks, { limit: 1 }, onBehalf);
    const [newest] = items;
    if (newest === undefined) return null;
    const { slides } = await this.rpc.call(getDeck, { id: newest.id }, onBehalf);
    const lines = slides.filter(({ review }) => ABOUT_US.has(review.kind)).flatMap((slide) => slide.lines);
    return lines
      .map(({ text }) => text)
      .join('\n')
      .slice(0, MEMO_DECK_MAX_CHARS)
      .toWellFormed();
  }
}
