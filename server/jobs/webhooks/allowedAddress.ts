import ipaddr from 'ipaddr.js';

/** Networks that may be called besides the public internet, such as 10.0.0.0/8 or a single address. */
export type AllowedNetworks = readonly string[];

/** An address without a range is the range of itself. */
const rangeOf = (written: string) => {
  if (written.includes('/')) return ipaddr.parseCIDR(written);
  const address = ipaddr.parse(written);
  return [address, address.kind() === 'ipv4' ? 32 : 128] as const;
};

/**
 * Whether messages may go to an address: one of the public internet, or of a network that the provider has named. Addresses
 * of IPv4 within IPv6 count as what they are; what is translated or tunnelled (6to4, NAT64, Teredo) is not public.
 */
export function isAllowedAddress(written: string, networks: AllowedNetworks): boolean {
  if (!ipaddr.isValid(written)) return false;
  const address = ipaddr.process(written);
  if (address.range() === 'unicast') return true;
  return networks.map(rangeOf).some(([network, bits]) => {
    if (network.kind() !== address.kind()) return false;
    return address.match(network, bits);
  });
}
