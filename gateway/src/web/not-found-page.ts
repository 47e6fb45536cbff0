import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../gateway-options.js';

/** Addresses that serve programs; everything else below the origin belongs to the web app. */
const API_PATH = /^\/(auth|functions|rest|storage|telemetry|docs|dev|assets)\//;

/** The web app's own 404 page for people who follow a wrong address, with the status 404. */
@Injectable()
export class NotFoundPage {
  constructor(@Inject(GATEWAY_OPTIONS) private readonly options: GatewayOptions) {}

  isWanted(request: FastifyRequest): boolean {
    if (this.options.webDirectory === null || request.method !== 'GET' || API_PATH.test(request.url)) return false;
    return (request.headers.accept ?? '').includes('text/html');
  }

  async send(reply: FastifyReply): Promise<void> {
    await reply.status(404).header('cache-control', 'no-cache').sendFile('index.html');
  }
}
