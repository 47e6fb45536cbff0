import {
  analyzeContentRoute,
  type ContentAnalysis,
  type ContentChunk,
  contentChunkSchema,
} from '@playbook/contracts/analysis/analysis-content.contract';
import type { z } from 'zod';
import { ApiError } from '../api-client/api-error.js';
import { requestStream } from '../api-client/request-stream.js';
import { findTracing } from '../telemetry/tracing.js';
import type { AnalysisCall, AnalysisKind } from './analysis-kind.js';

type Content = z.input<NonNullable<typeof analyzeContentRoute.body>>;
type ContentPartial = Extract<ContentChunk, { readonly kind: 'partial' }>['partial'];
type OfType<T, Type extends string> = Extract<T, { readonly type: Type }>;

const isOf = <T extends { readonly type: string }, Type extends T['type']>(
  content: T,
  type: Type,
): content is OfType<T, Type> => content.type === type;

/**
 * Has a text analysed that shares its route with texts of other kinds.
 * @throws ApiError when the call fails, or the analysis is of another kind
 */
export async function sendContent<Type extends Content['type']>(
  body: OfType<Content, Type>,
  { onChunk, ...call }: AnalysisCall<OfType<ContentPartial, Type>>,
): Promise<OfType<ContentAnalysis, Type>> {
  const { type } = body;
  const { data } = await requestStream(
    analyzeContentRoute,
    { body, ...call },
    {
      chunks: contentChunkSchema,
      onChunk: (chunk) => {
        if (chunk.kind === 'progress') onChunk(chunk);
        else if (isOf(chunk.partial, type)) onChunk({ kind: 'partial', partial: chunk.partial });
      },
    },
  );
  if (!isOf(data, type)) throw new ApiError({ status: 200, code: 'unexpected_failure' });
  return data;
}

/**
 * Has a text analysed, traced from the founder's click on.
 * @throws ApiError when there is no analysis, which is also logged
 */
export async function analyze<Input, Analysis, Partial>(
  kind: AnalysisKind<Input, Analysis, Partial>,
  input: Input,
  call: AnalysisCall<Partial>,
): Promise<Analysis> {
  const action = findTracing()?.startAction(kind.action);
  try {
    const analysis = await kind.send(input, { ...call, ...(action && { action }) });
    action?.end('ok');
    return analysis;
  } catch (error) {
    action?.end('error');
    if (error instanceof ApiError) console.error('Analysis failed', error.status, error.code, error.traceId);
    throw error;
  }
}
