import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enquiry } from '@/content/words/enquiry';
import { sendEnquiry, type EnquiryPayload, type EnquiryResult } from './send-enquiry';

const payload: EnquiryPayload = {
  access_key: 'key',
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  travel_preference: 'domestic',
  message: 'Two of us, in May.',
  botcheck: false,
};

/** Sends the payload over real HTTP to a service with the given listener. */
async function answered(listener: RequestListener, timeout?: number): Promise<EnquiryResult> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  try {
    return await sendEnquiry(`http://127.0.0.1:${port}/submit`, payload, timeout);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

const half =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Length': '100' }).write('{"mess', () => response.destroy());

const failure: EnquiryResult = { sent: false, message: enquiry.failure };

test('posts exactly the eight fields, with both headers, and treats 200 as sent', async () => {
  const seen: { body: string; headers: Record<string, unknown> } = { body: '', headers: {} };
  const result = await answered((request, response) => {
    seen.headers = request.headers;
    request.on('data', (chunk: Buffer) => (seen.body += chunk.toString()));
    request.on('end', () => response.end('{}'));
  });
  expect(result).toEqual({ sent: true });
  expect(JSON.parse(seen.body)).toEqual(payload);
  expect(seen.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
});

test.each<[string, RequestListener, EnquiryResult]>([
  ['an error with its message', json(400, { message: 'Bad email' }), { sent: false, message: 'Bad email' }],
  ['another status than 200, such as 201', json(201, { message: 'Queued' }), { sent: false, message: 'Queued' }],
  ['an error whose message is no text', json(422, { message: { html: '<b>no</b>' } }), failure],
  ['an error without a message', json(500, {}), failure],
  ['an error with null', json(500, null), failure],
  ['an error that is not JSON', (_request, response) => response.writeHead(500).end('<h1>Oops</h1>'), failure],
  ['an error with a blank message', json(400, { message: ' \n' }), failure],
  ['the status 200 with a page', (_request, response) => response.end('<h1>Fine</h1>'), { sent: true }],
  ['the status 200 with a message', json(200, { message: 'Queued' }), { sent: true }],
  ['a dropped connection', (request) => request.destroy(), failure],
  ['the status 200 with half an answer', half(200), { sent: true }],
  ['an error with half an answer', half(500), failure],
])('gives the result of the form service for %s', async (_what, listener, result) => {
  expect(await answered(listener)).toEqual(result);
});

test('says that the enquiry may have arrived if no answer comes in time', async () => {
  expect(await answered(() => undefined, 200)).toEqual({ sent: false, message: enquiry.noAnswer });
});

test('treats an error whose message does not come in time as a failure', async () => {
  expect(await answered((_request, response) => void response.writeHead(500).write('{'), 1_000)).toEqual(failure);
});
