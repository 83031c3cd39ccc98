/** The first four groups of an IPv6 address: what one household or office is given as a whole. */
function network(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":");
  const right = tail === undefined ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** What limits count by: the visitor's address, or its network where there are addresses to spare. */
export function visitorAddress(request: Request): string {
  const address = request.headers.get("cf-connecting-ip") ?? "unknown";
  return address.includes(":") ? network(address) : address;
}
