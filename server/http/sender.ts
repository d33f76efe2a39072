import type { FastifyRequest } from 'fastify';
import { isStaff } from '#contract/roles.ts';
import { addressKey } from '../auth/address-key.ts';

/** Whoever sends a call, as limits on what is under way tell them apart: an account, or an address without one. */
export interface Sender {
  readonly key: string;
  readonly isStaff: boolean;
}

export const senderOf = ({ admission, ip }: FastifyRequest): Sender => ({
  key: admission?.caller ? String(admission.caller.userId) : addressKey(ip),
  isStaff: isStaff(admission?.caller?.role ?? null),
});
