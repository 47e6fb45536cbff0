import { Controller } from '@nestjs/common';
import {
  type AnswerAnalysisPage,
  getAnswerAnalysis,
  listAnswerAnalyses,
} from '@playbook/contracts/analysis/answer-analysis.contract';
import type { AnswerAnalysis } from '@playbook/contracts/analysis/answer-analysis.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { AnswerAnalysesService } from './answer-analyses.service.js';

@Controller()
export class AnswerAnalysesController {
  constructor(private readonly answerAnalyses: AnswerAnalysesService) {}

  @Rpc(getAnswerAnalysis)
  get(input: z.output<typeof getAnswerAnalysis.input>, call: RpcCall<'founder'>): Promise<AnswerAnalysis> {
    return this.answerAnalyses.get(call.actor, input.id);
  }

  @Rpc(listAnswerAnalyses)
  list(input: z.output<typeof listAnswerAnalyses.input>, call: RpcCall<'founder'>): Promise<AnswerAnalysisPage> {
    return this.answerAnalyses.list(call.actor, input);
  }
}
