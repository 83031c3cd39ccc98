/** What is said of every picture of a property or a project. */
export interface PictureNotes {
  one: string;
  all: string;
}
