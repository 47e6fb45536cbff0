import type { LanguageModel } from './language-model.port.js';
import { ModelFault } from './model-fault.js';
import type { ModelSettings } from './model.settings.js';

/**
 * `fetch` to the configured address only: a provider that sends us elsewhere would send the key and the founder's text elsewhere
 * too. @throws ModelFault `unreachable` when there is no response
 */
const fetchHere: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, { ...init, redirect: 'error' });
  } catch (error) {
    if (init?.signal?.aborted === true) throw error;
    // Its cause would name addresses, and the SDK's own error holds the whole request.
    throw new ModelFault('unreachable');
  }
};

/**
 * The configured language model, or null where none is wanted. The SDK is loaded only where there is one: it costs start time
 * and memory.
 */
export async function connectModel(settings: ModelSettings): Promise<LanguageModel | null> {
  const {
    PLAYBOOK_MODEL_PROVIDER: provider,
    PLAYBOOK_MODEL_NAME: name,
    PLAYBOOK_MODEL_URL: url,
    PLAYBOOK_MODEL_API_KEY: apiKey,
  } = settings;
  if (provider === 'none' || name === undefined) return null;
  const { AiSdkModel } = await import('./ai-sdk-model.adapter.js');
  const shared = { ...(apiKey !== undefined && { apiKey }), fetch: fetchHere };
  const optionalUrl = url === undefined ? {} : { baseURL: url };
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const options = { name: provider, baseURL: url ?? '', supportsStructuredOutputs: true, includeUsage: true };
      return new AiSdkModel(provider, name, createOpenAICompatible({ ...options, ...shared })(name));
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return new AiSdkModel(provider, name, createAnthropic({ ...optionalUrl, ...shared })(name));
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return new AiSdkModel(provider, name, createGoogle({ ...optionalUrl, ...shared })(name));
    }
  }
}
