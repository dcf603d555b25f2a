import { types } from 'node:util';

/** Stops a deploy for a reason that its reader can act on; printed as one line, without a stack. */
export class DeployProblem extends Error {}

interface Place {
  bucket: string;
  endpoint: string | undefined;
}

/** Error codes of S3 whose own message is plain enough to print. */
const refusals = [
  'AccessDenied',
  'Forbidden',
  '403',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ExpiredToken',
  'InvalidToken',
];
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET'];

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** Describes an error of the SDK or the network in one line. */
export function describeError(error: unknown, { bucket, endpoint }: Place): string {
  if (!types.isNativeError(error)) return String(error);
  if (error instanceof DeployProblem) return error.message;
  // An error of several tried addresses has the code but no message; a wrapped error has the code in its message.
  const failure = unreachable.find((code) => error.message.includes(code) || ('code' in error && error.code === code));
  if (error.name === 'NoSuchBucket') return `there is no bucket "${bucket}"${endpoint ? ` at ${endpoint}` : ''}`;
  if (error.name === 'CredentialsProviderError')
    return 'no AWS credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE';
  if (error.message === 'Region is missing') return 'no region: give --region or set AWS_REGION';
  if (refusals.includes(error.name)) return `S3 refused: ${firstLine(error.message)} (${error.name})`;
  if (failure) return `cannot reach ${endpoint ?? 'S3'} (${failure})`;
  return `${error.name}: ${firstLine(error.message)}`;
}
