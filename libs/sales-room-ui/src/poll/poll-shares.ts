/** How large a part of all votes each answer has: 0 to 1, all 0 where nobody has voted. */
export function pollShares(votes: readonly number[]): readonly number[] {
  const total = votes.reduce((sum, count) => sum + count, 0);
  return votes.map((count) => (total === 0 ? 0 : Math.round((count / total) * 100) / 100));
}

/** Index of the answer with the most votes; undefined where nobody has voted or several have as many. */
export function leadingAnswer(votes: readonly number[]): number | undefined {
  const most = Math.max(...votes);
  const leaders = votes.flatMap((count, index) => (count === most ? [index] : []));
  return most > 0 && leaders.length === 1 ? leaders[0] : undefined;
}
