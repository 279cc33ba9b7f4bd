import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Short files with slow tests. Vitest begins with the longest files, so without this list these would start last, and
 * the other workers would have nothing left to do.
 */
const SLOW = /\/(crash|server-process|migrations\/cli|supabase|two-steps)\.test\.ts$/;

/** Runs files with slow tests first in each project. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
    });
  }
}
