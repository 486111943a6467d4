/** Something that should not have happened. */
export class Found extends Error {
  override readonly name = 'Found';
}
