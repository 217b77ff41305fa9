import java.io.FileInputStream;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;
import org.verapdf.pdfa.validation.profiles.RuleId;

/**
 * Judges PDF files by PDF/UA-1, all in one JVM, since starting it takes longer than a judgement.
 *
 * <p>Arguments are files, or {@code @list} for a text file with one path on each line. Prints one line
 * for each file ({@code pass} or {@code FAIL}, then the path) and under a failed one a line for each
 * rule that failed. Exit status: 0 all conform, 1 a file does not or could not be read, 2 no file given.
 */
public final class Judge {
  /** The failures of one rule in one file: how many there are, and what the first one says and where. */
  private static final class Failure {
    int count;
    final String message;
    final String where;

    Failure(String message, String where) {
      this.message = message;
      this.where = where;
    }
  }

  public static void main(String[] arguments) throws Exception {
    List<String> files = new ArrayList<>();
    for (String argument : arguments) {
      if (argument.startsWith("@")) {
        for (String line : Files.readAllLines(Path.of(argument.substring(1)))) {
          if (!line.isBlank()) files.add(line);
        }
      } else {
        files.add(argument);
      }
    }
    if (files.isEmpty()) {
      System.err.println("Judge: name the PDF files to judge, or @list for a file that lists them");
      System.exit(2);
    }

    Logger.getLogger("org.verapdf").setLevel(Level.SEVERE);
    VeraGreenfieldFoundryProvider.initialise();
    int failed = 0;
    for (String file : files) {
      if (!judge(file)) failed++;
    }
    System.out.println("PDF/UA-1: " + (files.size() - failed) + " of " + files.size() + " files conform");
    System.exit(failed == 0 ? 0 : 1);
  }

  private static boolean judge(String file) {
    PDFAFlavour flavour = PDFAFlavour.PDFUA_1;
    ValidationResult result;
    try (InputStream bytes = new FileInputStream(file);
        PDFAParser parser = Foundries.defaultInstance().createParser(bytes, flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      result = validator.validate(parser);
    } catch (Exception problem) {
      System.out.println("FAIL " + file);
      System.out.println("     not judged: " + problem);
      return false;
    }

    // A file that veraPDF could walk only in part has no failed rule and no verdict either.
    boolean conforms = result.isCompliant() && result.getTotalAssertions() > 0;
    System.out.println((conforms ? "pass " : "FAIL ") + file);
    if (conforms) return true;

    Map<String, Failure> failures = new TreeMap<>();
    for (TestAssertion assertion : result.getTestAssertions()) {
      if (assertion.getStatus() != TestAssertion.Status.FAILED) continue;
      RuleId rule = assertion.getRuleId();
      String name = "clause " + rule.getClause() + ", test " + rule.getTestNumber();
      String where = String.valueOf(assertion.getLocation().getContext());
      failures.computeIfAbsent(name, unused -> new Failure(assertion.getMessage(), where)).count++;
    }
    if (failures.isEmpty()) System.out.println("     nothing in the file could be judged");
    failures.forEach(
        (name, failure) -> {
          System.out.println("     " + name + ", " + failure.count + " times: " + failure.message);
          System.out.println("       first at " + failure.where);
        });
    return false;
  }
}
