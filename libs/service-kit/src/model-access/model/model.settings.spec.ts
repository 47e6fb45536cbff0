import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readSettings } from '../../config/settings.js';
import { checkModelSettings, modelSettingsShape } from './model.settings.js';

const schema = z.object(modelSettingsShape).superRefine(checkModelSettings);
const LOCAL = {
  PLAYBOOK_MODEL_PROVIDER: 'openai-compatible',
  PLAYBOOK_MODEL_NAME: 'small',
  PLAYBOOK_MODEL_URL: 'http://localhost:11434/v1/',
};
const PRICED = { PLAYBOOK_MODEL_INPUT_USD_PER_MTOK: '3', PLAYBOOK_MODEL_OUTPUT_USD_PER_MTOK: '15' };

describe('settings of the language model', () => {
  it('ask for no model by default', () => {
    expect(readSettings(schema, {}).PLAYBOOK_MODEL_PROVIDER).toBe('none');
  });

  it('take a model of ours without key and prices, and a paid one with both', () => {
    expect(readSettings(schema, LOCAL)).toMatchObject({ PLAYBOOK_MODEL_URL: 'http://localhost:11434/v1' });
    const paid = { PLAYBOOK_MODEL_PROVIDER: 'anthropic', PLAYBOOK_MODEL_NAME: 'large', PLAYBOOK_MODEL_API_KEY: 'k' };
    expect(readSettings(schema, { ...paid, ...PRICED })).toMatchObject({ PLAYBOOK_MODEL_INPUT_USD_PER_MTOK: 3 });
  });

  it.each([
    [{ PLAYBOOK_MODEL_PROVIDER: 'openai' }, 'PLAYBOOK_MODEL_PROVIDER is not usable: it must be one of'],
    [{ ...LOCAL, PLAYBOOK_MODEL_NAME: '' }, 'PLAYBOOK_MODEL_PROVIDER is not usable: openai-compatible needs'],
    [{ ...LOCAL, PLAYBOOK_MODEL_URL: '' }, 'needs PLAYBOOK_MODEL_URL'],
    [{ PLAYBOOK_MODEL_PROVIDER: 'google', PLAYBOOK_MODEL_NAME: 'x' }, 'google needs PLAYBOOK_MODEL_API_KEY'],
    [
      { PLAYBOOK_MODEL_PROVIDER: 'anthropic', PLAYBOOK_MODEL_NAME: 'x', PLAYBOOK_MODEL_API_KEY: 'k' },
      'anthropic needs PLAYBOOK_MODEL_INPUT_USD_PER_MTOK',
    ],
    [{ PLAYBOOK_MODEL_API_KEY: 'k' }, 'PLAYBOOK_MODEL_API_KEY is not usable: it has no effect'],
    [{ ...LOCAL, PLAYBOOK_MODEL_USD_PER_CALL: '0.1' }, 'a limit in US dollars needs PLAYBOOK_MODEL_INPUT'],
    [{ ...LOCAL, PLAYBOOK_MODEL_TIME_BUDGET_MS: '60000' }, 'it must be at most 25000'],
    [{ ...LOCAL, PLAYBOOK_MODEL_CONCURRENCY: '0' }, 'it must be at least 1'],
  ])('stop the start with one sentence: %j', (environment, sentence) => {
    expect(() => readSettings(schema, environment)).toThrow(sentence);
  });

  it('do not repeat the key', () => {
    expect(() => readSettings(schema, { PLAYBOOK_MODEL_API_KEY: 'sk-secret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('sk-secret') }),
    );
  });
});
