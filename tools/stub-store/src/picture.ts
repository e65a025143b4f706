/** A drawn picture: a shape in one color on paper. */
export function pictureOf(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><rect width="600" height="600" fill="#efe9df"/><rect x="170" y="120" width="260" height="360" rx="14" fill="${color}"/><rect x="196" y="120" width="10" height="360" fill="#fff" opacity=".35"/></svg>`;
}
