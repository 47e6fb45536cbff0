import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

const CONFIG = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

/**
 * Keys and tokens that stand in a text, by the rules that Secretlint recommends.
 * @param {string} path for the line that tells of it
 * @param {string} content
 * @returns {Promise<string[]>} a line each, which does not repeat the secret
 */
export async function findSecrets(path, content) {
  const source = { filePath: path, content, ext: '', contentType: 'text' };
  const { messages } = await lintSource({ source, options: { config: CONFIG, noPhysicFilePath: true } });
  return messages.map(({ ruleId, loc }) => `${path}:${loc.start.line} ${ruleId}`);
}
