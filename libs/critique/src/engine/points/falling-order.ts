/** Places of values from the highest to the lowest; the earlier of equal ones first. Made for a few dozen values. */
export function fallingOrder(values: ArrayLike<number>): number[] {
  const order: number[] = [];
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0;
    let at = place;
    for (; at > 0 && value > (values[order[at - 1] ?? 0] ?? 0); at -= 1) order[at] = order[at - 1] ?? 0;
    order[at] = place;
  }
  return order;
}
