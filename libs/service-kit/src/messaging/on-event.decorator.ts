import { EventPattern } from '@nestjs/microservices';
import type { EventContract } from '@playbook/contracts/core/event';
import type { z } from 'zod';

/** `each-process`: every replica gets the event. `one-process`: one replica of the service does. */
export type Delivery = 'each-process' | 'one-process';

/** Makes a controller method a subscriber of an event. It must be idempotent: an event may arrive twice or never. */
export function OnEvent<P extends z.ZodObject>(event: EventContract<P>, delivery: Delivery) {
  type Handler = (payload: z.output<P>) => Promise<void>;
  return <H extends Handler>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>): void => {
    // Nest types a subscriber's argument as any object; the server has parsed it with the event's schema by then.
    const declared = descriptor as object as TypedPropertyDescriptor<(payload: object) => Promise<void>>;
    EventPattern(event.subject, { event, delivery })(target, key, declared);
  };
}
