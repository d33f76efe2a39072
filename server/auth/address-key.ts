import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What an address is counted under: an IPv4 address itself, an IPv6 address by its /64, because one
 * customer has all of those.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** One of 64 parts that addresses fall into. It says so little of an address that it may be kept for longer than one. */
export const networkPart = (address: string): number =>
  createHash('sha256').update(addressKey(address)).digest().readUInt8() % 64;

/** The eight groups. The URL parser knows every way to write them, IPv4 at the end included. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const [start, end] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const given = [...(start ?? []), ...(end ?? [])];
  const zeros = Array.from({ length: 8 - given.length }, () => '0');
  return [...(start ?? []), ...zeros, ...(end ?? [])].map((group) => Number.parseInt(group, 16));
}
