import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { answerAnalysisSchema } from '@playbook/contracts/analysis/answer-analysis.schema';
import { ideaCheckSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { pitchAnalysisSchema } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { functionResult } from '@playbook/contracts/core/function-route';
import { absencesIn } from '@playbook/critique/pitch/false-absence';
import { postJson } from '@playbook/testing/product/post-json';
import { signUpFounder } from '@playbook/testing/product/sign-up-founder';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { spokenOfAnswer, spokenOfIdea, spokenOfOneLiner, type Told, toldOf } from '../told.js';
import type { TextToRead } from '../labelled-texts.js';

/** So many founders sign up as there are texts, from one address, and each text costs a call of the model. */
const NO_LIMITS = {
  AUTH_RATE_LIMIT_SIGNUP: '1000000',
  PLAYBOOK_MODEL_CACHE_H: '0',
  LOG_LEVEL: 'error',
};

/** What a product with a language model says of a text. */
export interface ToldByModel {
  readonly told: Told;
  /** Whether the words are the model's; where it was not heard, or nothing it wrote could be shown, they are the built-in engine's. */
  readonly isByModel: boolean;
}

interface Judgement {
  readonly spoken: Pick<Told, 'remarks' | 'rewrites'>;
  readonly engine: { readonly kind: string };
}

/** A product of its own with the language model of the environment, asked as founders ask it. */
export class ModelProduct {
  private constructor(private readonly product: Product) {}

  /** @throws Error where the environment names no model */
  static async start(environment: NodeJS.ProcessEnv = process.env): Promise<ModelProduct> {
    const provider = environment['PLAYBOOK_MODEL_PROVIDER'] ?? 'none';
    if (provider === 'none') {
      throw new Error(
        'Name a language model by PLAYBOOK_MODEL_PROVIDER, PLAYBOOK_MODEL_NAME and the rest of its settings.',
      );
    }
    return new ModelProduct(await startProduct({ topology: 'local', environment: NO_LIMITS }));
  }

  async stop(): Promise<void> {
    await this.product.stop();
  }

  /** @throws Error where the product refuses a text */
  async toldOf(text: TextToRead): Promise<ToldByModel> {
    const { spoken, engine } = await this.judge(text);
    const topics = [...new Set(spoken.remarks.flatMap(absencesIn))].map((slot) => `missing:${slot}` as const);
    return { told: { score: toldOf(text).score, topics, ...spoken }, isByModel: engine.kind === 'model' };
  }

  private async judge(text: TextToRead): Promise<Judgement> {
    switch (text.kind) {
      case 'one-liner': {
        const reply = await this.ask(analyzePitchRoute.path, { pitch: text.text });
        const { data } = functionResult(pitchAnalysisSchema).parse(reply);
        return { spoken: spokenOfOneLiner(text, data), engine: data.engine };
      }
      case 'answer': {
        const { sectionId, fieldId, text: answer } = text;
        const reply = await this.ask(analyzeContentRoute.path, { type: 'yc-application', sectionId, fieldId, answer });
        const { data } = functionResult(answerAnalysisSchema).parse(reply);
        return { spoken: spokenOfAnswer(text, data), engine: data.engine };
      }
      case 'idea': {
        const { id: _id, kind: _kind, ...form } = text;
        const reply = await this.ask(analyzeContentRoute.path, { type: 'IDEA_CHECK', ...form });
        const { data } = functionResult(ideaCheckSchema).parse(reply);
        return { spoken: spokenOfIdea(text, data), engine: data.engine };
      }
    }
  }

  /** As a founder who has asked nothing yet, so that no limit of theirs is met. */
  private async ask(path: string, body: object): Promise<unknown> {
    const { headers } = await signUpFounder(this.product.url);
    return postJson(this.product.url + path, body, headers);
  }
}
