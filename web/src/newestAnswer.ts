/** A list whose filter is changed while its first answer is under way: the later answer can come first. */
export class NewestAnswer {
  private asked = 0;

  /** The answer, or null (also for a failure) if something else was asked in the meantime. */
  async to<Answer>(question: Promise<Answer>): Promise<Answer | null> {
    const number = ++this.asked;
    try {
      const answer = await question;
      return number === this.asked ? answer : null;
    } catch (error) {
      if (number !== this.asked) return null;
      throw error;
    }
  }
}
