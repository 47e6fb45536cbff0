import { transportContract } from '@playbook/testing/contracts/transport.contract';
import { LocalBus } from './local/local-bus.js';
import { LocalTransport } from './local/local-transport.adapter.js';
import { NatsTransport } from './nats/nats-transport.adapter.js';

const natsUrl = process.env['TEST_NATS_URL'] ?? '';

transportContract('the local bus', async () => {
  const bus = new LocalBus();
  return { connect: async () => new LocalTransport(bus) };
});

transportContract('NATS', async () => ({ connect: () => NatsTransport.connect(natsUrl, 'contract') }));
